import { hashPassword } from "@/lib/auth/password";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";
import { daysAgo } from "./dates";
import { demoPassword } from "./logins";

interface Company {
  email: string;
  username: string;
  isAdmin?: boolean;
  street: string;
  zipCode: string;
  city: string;
}

const companies = {
  seller: {
    email: "verkauf@lagerfund.example",
    username: "Anlagenbau Weserland",
    street: "Am Hafen 14",
    zipCode: "28217",
    city: "Bremen",
  },
  secondSeller: {
    email: "lager@lagerfund.example",
    username: "Papierfabrik Neckartal",
    street: "Mühlweg 3",
    zipCode: "74821",
    city: "Mosbach",
  },
  buyer: {
    email: "einkauf@lagerfund.example",
    username: "Molkerei Allgäu Instandhaltung",
    street: "Käsereistraße 27",
    zipCode: "87437",
    city: "Kempten",
  },
  secondBuyer: {
    email: "technik@lagerfund.example",
    username: "Stahlwerk Lippe Technik",
    street: "Hüttenstraße 101",
    zipCode: "32756",
    city: "Detmold",
  },
  administrator: {
    email: "admin@lagerfund.example",
    username: "Lagerfund Verwaltung",
    isAdmin: true,
    street: "Musterstraße 1",
    zipCode: "12345",
    city: "Musterstadt",
  },
} satisfies Record<string, Company>;

export type Companies = Record<keyof typeof companies, Member>;

/** The demo's accounts, verified and ready to log in; those that exist are left as they are. */
export async function seedCompanies(): Promise<Companies> {
  const passwordHash = await hashPassword(demoPassword);
  const members: Partial<Companies> = {};
  for (const [role, company] of Object.entries(companies)) {
    members[role as keyof Companies] = await seedCompany(company, passwordHash);
  }
  return members as Companies;
}

async function seedCompany(company: Company, passwordHash: string): Promise<Member> {
  const { email, isAdmin = false, ...details } = company;
  const known = await db().emailIdentity.findUnique({ where: { email }, select: { userId: true } });
  if (known) {
    return { userId: known.userId, isAdmin };
  }
  const { id } = await db().user.create({
    data: {
      ...details,
      isAdmin,
      country: "Deutschland",
      // Before the oldest of their listings.
      createdAt: daysAgo(400),
      identity: { create: { email, passwordHash, verifiedAt: new Date() } },
    },
    select: { id: true },
  });
  return { userId: id, isAdmin };
}
