import { postalAddress } from "../../operator";
import { type LegalSection, type LegalText, said } from "../legal-text";

/** Privacy: who answers for it, and what happens when somebody merely looks. */
export const visitEn: LegalText = (facts): LegalSection[] => [
  {
    id: "controller",
    title: "Controller",
    blocks: [
      "The controller for the processing of personal data on these pages is:",
      { lines: postalAddress(facts.operator) },
      said(facts.operator.phone, (phone) => `Phone: ${phone}`),
      `E-mail: ${facts.contactEmail}`,
      said(facts.operator.dataProtection.officer, (person) => `Data protection officer: ${person}`),
      said(
        facts.operator.dataProtection.email,
        (email) => `We answer questions about data protection at ${email}.`,
      ),
    ],
  },
  {
    id: "visit",
    title: "Visiting the pages",
    blocks: [
      "You can search and look at listings without telling us anything about yourself. Your browser then transmits its IP address, the address it asks for and details about itself; no page could be delivered without these data. The legal basis is our interest in safe operation (Art. 6 (1) (f) GDPR).",
      "Our own logs are technical: they contain identifiers of requests and faults, but neither IP addresses nor names nor entries.",
      "We count the views of a listing as a total. So that the same person is not counted repeatedly, the server keeps an irreversible hash of the IP address in memory for 30 minutes. It is not written to disk, and nothing is stored in your browser for it.",
      "Fonts, scripts and pictures come from our own address. Without your consent the pages connect your browser to no third party.",
      said(
        facts.operator.hosting?.company,
        (company) =>
          `The pages are hosted on our behalf by ${company}, which may process connection data for a short time to ward off attacks.`,
      ),
    ],
  },
  {
    id: "cookies",
    title: "Cookies and storage in the browser",
    blocks: [
      "What is necessary for logging in, for the language and for your entries we store without consent (section 25 (2) no. 2 TDDDG). Cookies are:",
      {
        list: [
          "`__Host-lagerfund-session` (without encryption `lagerfund-session`): keeps you logged in; until 30 days after last use, not readable by scripts.",
          "`__Host-lagerfund-device` (without encryption `lagerfund-device`): lets us recognise a device on which you have logged in before, so that failed attempts of strangers do not lock you out; holds a random identifier and check values, is looked at only for logging in, signing up and requesting links, and stays after the logout; one year, not readable by scripts.",
          "`lagerfund-renewed`: notes that the login has been renewed today; one day.",
          "`lagerfund-stored`: notes that this browser has stored a login; 30 days.",
          "`lagerfund-signup`: the address you signed up with, so that the next page can name it; one hour, at most until the login, not readable by scripts.",
          "`lagerfund-way`: the way back to a request you have started; two days, at most until the login, not readable by scripts.",
          "`i18n_lang`: the chosen language; one year.",
          "`cc_cookie`: your choice about cookies with a random identifier and times; 182 days.",
        ],
      },
      "The browser’s local storage holds, until you log out or delete them:",
      {
        list: [
          "`wasp:sessionId`: the identifier of your login, so that other windows notice logins and logouts,",
          "`lagerfund:ended` and `lagerfund:dead`: notes about a logout and about a session that has ended,",
          "`i18n_lang` and `theme`: language and colour scheme; they stay after the logout too.",
        ],
      },
      "A window’s session storage holds drafts of listings and imports (`lagerfund:listing-draft`, `lagerfund:csv-import-draft`), what you type into the forms for contact, requests, questions and signing up, without passwords (`lagerfund:typed-…`), and a note about the exchange of the login (`lagerfund:exchanged`). They go with the window or the logout. Drafts in forms leave your browser only when you submit them.",
      "So that you see an intelligible page without a connection, the browser keeps a notice page ready (service worker). It says nothing about you.",
      facts.hasAnalytics
        ? "Only with your consent `_ga` and `_ga_…` are added, see [§](#analytics)."
        : "We set no cookies for analytics or advertising.",
    ],
  },
  {
    id: "analytics",
    title: "Analysis of visits",
    blocks: facts.hasAnalytics
      ? [
          "With your consent (Art. 6 (1) (a) GDPR, section 25 (1) TDDDG) we use Google Analytics to learn how the pages are used. The provider is Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland. No script of Google’s is loaded before you consent.",
          "Google then receives a shortened IP address, a random identifier from the cookie `_ga` (valid for up to two years) and details of the browser and the functions used. We do not report page views automatically. Advertising features are not switched on.",
          "Google may process data in the USA on the basis of the adequacy decision on the EU-US Data Privacy Framework (Art. 45 GDPR), alternatively standard contractual clauses (Art. 46 (2) (c) GDPR).",
          "You can withdraw your consent at any time with effect for the future: by the cookie settings at the end of every page. Google’s cookies are then deleted.",
        ]
      : [
          "This installation uses no program to analyse visits. Even if you accept the category in the cookie settings, none is loaded.",
        ],
  },
];
