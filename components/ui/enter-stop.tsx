/**
 * First in a form, it keeps the Enter key from sending it: browsers do that through the form's first button (from a
 * checkbox the first that is not disabled), and outside a dialog this one's method goes nowhere.
 */
export function EnterStop() {
  return <button type="submit" formMethod="dialog" hidden />;
}
