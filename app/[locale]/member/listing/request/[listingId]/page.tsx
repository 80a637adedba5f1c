import { redirect } from "next/navigation";
import { requireMember } from "@/lib/auth/viewer";

type Props = {
  params: Promise<{ listingId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Where a visitor's request box leads: through the login, then to the listing with what was entered. */
export default async function ListingRequestPage({ params, searchParams }: Props) {
  const { listingId } = await params;
  const { quantity, note } = await searchParams;
  const entered = new URLSearchParams();
  for (const [name, value] of Object.entries({ quantity, note })) {
    if (typeof value === "string" && value !== "") {
      entered.set(name, value);
    }
  }
  const id = encodeURIComponent(listingId);
  await requireMember(`/listing/request/${id}?${entered}`);
  return redirect(`/listing/detail/${id}?${entered}#request`);
}
