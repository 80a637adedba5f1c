export const formRejectedEvent = "lagerfund:form-rejected";
