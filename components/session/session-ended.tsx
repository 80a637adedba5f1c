"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Banner } from "@/components/ui/banner";
import { LoginInNewTab } from "./login-in-new-tab";
import { stayWithLostSession } from "./lost-session";
import { lockReload } from "./reload-lock";

export function SessionEnded() {
  const t = useTranslations();
  useEffect(stayWithLostSession, []);
  return <Banner kind="error" title={t("session|ended")} description={<LoginInNewTab />} />;
}

export function AccountChanged() {
  const t = useTranslations();
  useEffect(lockReload, []);
  return (
    <Banner
      kind="error"
      title={t("session|other_account")}
      description={t("session|other_account|text")}
    />
  );
}
