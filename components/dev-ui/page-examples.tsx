import { useTranslations } from "next-intl";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Pagination } from "@/components/ui/pagination";
import { Example } from "./example";
import { sampleAddress } from "./samples";

const places = [
  { name: "page={1} totalPages={1}", page: 1, totalPages: 1 },
  { name: "page={1} totalPages={9}", page: 1, totalPages: 9 },
  { name: "page={5} totalPages={9}", page: 5, totalPages: 9 },
  { name: "page={1.234} totalPages={1.234}", page: 1234, totalPages: 1234 },
];

/** Where one is, and the way on. */
export function PageExamples() {
  const t = useTranslations();
  const address = () => sampleAddress;
  return (
    <>
      {places.map(({ name, page, totalPages }, place) => (
        <Example key={name} name={`Pagination ${name}`}>
          <Pagination
            page={page}
            totalPages={totalPages}
            pageSize={10}
            href={address}
            sizeHref={address}
            isBottom={place > 0}
            label={name}
          />
        </Example>
      ))}
      <Example name="Breadcrumbs">
        <Breadcrumbs
          crumbs={[
            { label: t("dev|ui|sample|parts"), href: sampleAddress },
            { label: t("dev|ui|sample|part"), href: `${sampleAddress}#pages` },
          ]}
        />
      </Example>
    </>
  );
}
