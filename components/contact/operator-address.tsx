import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { postalAddress } from "@/lib/config/operator-types";
import { site } from "@/lib/config/site";

interface PostalAddressProps {
  className?: string;
  children?: ReactNode;
}

export function OperatorPostalAddress({ className = "", children }: PostalAddressProps) {
  return (
    <address className={`not-italic ${className}`}>
      {postalAddress(site.operator).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {children}
    </address>
  );
}

export function OperatorAddress() {
  const t = useTranslations();
  const { phone } = site.operator;
  return (
    <section
      aria-labelledby="operator-title"
      className="border-t border-steel-2 pt-6 lg:border-s lg:border-t-0 lg:ps-8 lg:pt-0"
    >
      <h2 id="operator-title" className="text-lg">
        {t("contact-operator|address")}
      </h2>
      <OperatorPostalAddress className="mt-3">
        {phone ? (
          <p className="mt-3">
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="link tap-size">
              {phone}
            </a>
          </p>
        ) : null}
        <p className="mt-3">
          <a href={`mailto:${site.contactEmail}`} className="link tap-size">
            {site.contactEmail}
          </a>
        </p>
      </OperatorPostalAddress>
    </section>
  );
}
