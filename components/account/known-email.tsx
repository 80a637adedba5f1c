/** Tells password managers whose password the form asks for. */
export function KnownEmail({ email }: { email: string }) {
  return <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />;
}
