import { site } from "@/lib/config/site";

export function siteStructuredData(appUrl: string) {
  const { company, street, zipCode, city } = site.operator;
  const organization = `${appUrl}/#organization`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organization,
        name: company,
        url: appUrl,
        logo: `${appUrl}/icon.svg`,
        email: site.contactEmail,
        address: {
          "@type": "PostalAddress",
          streetAddress: street,
          postalCode: zipCode,
          addressLocality: city,
          addressCountry: "DE",
        },
      },
      {
        "@type": "WebSite",
        "@id": `${appUrl}/#website`,
        name: site.name,
        url: appUrl,
        publisher: { "@id": organization },
        inLanguage: ["de", "en"],
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${appUrl}/listing/search?query={search_term_string}`,
          },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
