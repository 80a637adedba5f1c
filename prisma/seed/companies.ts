import { hashPassword } from "@/lib/accounts/password";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { daysAgo } from "./dates";
import { demoPassword } from "./logins";

type Company = [mailbox: string, username: string, street: string, zipCode: string, city: string];

const companies = {
  seller: ["verkauf", "Anlagenbau Weserland", "Am Hafen 14", "28217", "Bremen"],
  secondSeller: ["lager", "Papierfabrik Neckartal", "Mühlweg 3", "74821", "Mosbach"],
  buyer: ["einkauf", "Molkerei Allgäu Instandhaltung", "Käsereistraße 27", "87437", "Kempten"],
  secondBuyer: ["technik", "Stahlwerk Lippe Technik", "Hüttenstraße 101", "32756", "Detmold"],
  administrator: ["admin", "Lagerfund Verwaltung", "Musterstraße 1", "12345", "Musterstadt"],
} satisfies Record<string, Company>;

export type Companies = Record<keyof typeof companies, Member>;

/** Creates verified accounts; existing ones stay unchanged. */
export async function seedCompanies(): Promise<Companies> {
  const passwordHash = await hashPassword(demoPassword);
  const members: Partial<Companies> = {};
  for (const role of Object.keys(companies) as (keyof Companies)[]) {
    members[role] = await seedCompany(companies[role], role === "administrator", passwordHash);
  }
  return members as Companies;
}

async function seedCompany(
  [mailbox, username, street, zipCode, city]: Company,
  isAdmin: boolean,
  passwordHash: string,
): Promise<Member> {
  const email = `${mailbox}@lagerfund.example`;
  const known = await db().emailIdentity.findUnique({ where: { email }, select: { userId: true } });
  if (known) {
    return { userId: known.userId, isAdmin };
  }
  const { id } = await db().user.create({
    data: {
      ...{ username, street, zipCode, city, isAdmin },
      country: "Deutschland",
      // Older than their first listing.
      createdAt: daysAgo(400),
      identity: { create: { email, passwordHash, verifiedAt: new Date() } },
    },
    select: { id: true },
  });
  return { userId: id, isAdmin };
}
