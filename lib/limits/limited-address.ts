/** What a limit counts an account by: an address without its `+tag`, in lower case, since all such reach one mailbox. */
export function limitedAddress(account: string): string {
  const at = account.lastIndexOf("@");
  if (at < 0) {
    return account;
  }
  const [name = ""] = account.slice(0, at).split("+", 1);
  return `${name || account.slice(0, at)}${account.slice(at)}`.toLowerCase();
}
