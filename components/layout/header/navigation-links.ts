/** A text is a message key. */

export const sectionLinks = [
  { href: "/#features", text: "layout|anchor|features" },
  { href: "/#benefits", text: "layout|anchor|benefits" },
  { href: "/#faq", text: "layout|anchor|faq" },
  { href: "/#contact", text: "layout|anchor|contact" },
] as const;

export const menuLinks = [
  { href: "/account", text: "layout|account" },
  { href: "/listing/user", text: "layout|my_listings" },
  { href: "/csv-import", text: "layout|csv_import" },
  { href: "/transaction/user", text: "layout|transactions" },
] as const;

export const administratorsLinks = [
  { href: "/admin/analytics", text: "layout|analytics" },
  { href: "/admin/manufacturers", text: "layout|manufacturers" },
  { href: "/admin/users", text: "layout|users" },
  { href: "/admin/security", text: "layout|security" },
] as const;

const contact = { href: "/contact", text: "layout|anchor|contact" } as const;

export const accountLinks = {
  visitor: [
    { href: "/login", text: "layout|log_in" },
    { href: "/signup", text: "layout|sign_up" },
    contact,
  ],
  member: [
    { href: "/account", text: "layout|account" },
    { href: "/listing/user", text: "layout|my_listings" },
    contact,
  ],
} as const;

export const partsLinks = [
  { href: "/listing/search", text: "layout|all_listings" },
  { href: "/manufacturer", text: "layout|manufacturers" },
  { href: "/listing/create", text: "layout|new_listing" },
  { href: "/csv-import/help", text: "layout|csv_help" },
] as const;

export const informationLinks = [
  { href: "/about", text: "layout|about" },
  { href: "/terms", text: "layout|terms" },
  { href: "/privacy", text: "layout|privacy" },
  { href: "/imprint", text: "layout|imprint" },
  { href: "/api-docs", text: "layout|api" },
] as const;
