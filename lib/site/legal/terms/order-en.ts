import type { LegalSection, LegalText } from "../legal-text";

/** Terms: what happens when something is wrong, and the law behind it all. */
export const orderEn: LegalText = ({ operator, contactEmail }): LegalSection[] => [
  {
    id: "reports",
    title: "Reporting illegal content",
    blocks: [
      `Whoever considers content to be illegal can report it to us at ${contactEmail} (Art. 16 of Regulation (EU) 2022/2065, Digital Services Act). A report should contain: the exact internet address of the content, the reasons why it is illegal, the reporter’s name and e-mail address, and a statement that the information is accurate and complete to the best of their knowledge.`,
      "We confirm receipt, decide promptly, diligently and without automated decision-making, and communicate the outcome with its reasons and possible remedies. If somebody frequently submits reports that are manifestly unfounded, we may, after a warning, leave them unprocessed for a reasonable time.",
    ],
  },
  {
    id: "measures",
    title: "Review of content, blocking",
    blocks: [
      "If we learn of a breach of the law or of these terms, we may remove or hide content, pause listings, restrict individual functions and block accounts for a time or for good. We choose the mildest suitable means and take into account severity, frequency and fault as well as the legitimate interests of those concerned.",
      "At the latest together with the measure, the user concerned receives a statement of reasons in text form with the facts, the legal ground and the ways to object, unless the law forbids us to give it (Art. 17 of Regulation (EU) 2022/2065). Before blocking an account for good we hear the user, unless there is imminent danger.",
      "Content is reviewed by people. Only whether a file technically is what it claims to be, and whether entries are consistent, is checked automatically.",
      "A blocked user may not sign up again without our consent.",
    ],
  },
  {
    id: "complaints",
    title: "Complaints and settlement of disputes",
    blocks: [
      `We accept complaints about a measure, a decision on a report or operation at ${contactEmail}. A person examines them and answers within a reasonable time. The way to the courts remains open.`,
      "As long as we are a micro or small enterprise, the law exempts us from the duty to keep a formal internal complaint-handling system (Art. 19 of Regulation (EU) 2022/2065). Regulation (EU) 2019/1150 applies to intermediation services that are also directed at consumers, and therefore not to this marketplace; we voluntarily follow its rules on ranking, statements of reasons and notice periods. On request we name a mediator for the individual case.",
    ],
  },
  {
    id: "liability",
    title: "Liability",
    blocks: [
      "We are liable without limit for intent and gross negligence, for damage from injury to life, body or health, under the German Product Liability Act and within the scope of any guarantee that we have given.",
      "In the case of slight negligence we are liable only for breach of an essential contractual duty, that is, a duty whose performance makes the proper execution of the contract of use possible in the first place and on whose observance the user may regularly rely (cardinal duty). Liability is then limited to the foreseeable damage typical of this kind of contract.",
      "Beyond that, liability is excluded. For loss of data in cases of slight negligence we are liable only up to the effort that would have arisen had the user made reasonable backups; every user can download their own data in their account at any time.",
      "Users answer for their own content, goods and services. Our responsibility for the content of others follows Art. 4 to 6 of Regulation (EU) 2022/2065.",
      "The limits also apply in favour of our legal representatives, employees and vicarious agents.",
    ],
  },
  {
    id: "indemnity",
    title: "Indemnity",
    blocks: [
      "If third parties assert claims against us because a user culpably infringes their rights by content or offers, the user indemnifies us against them and reimburses the cost of a reasonable legal defence. We notify the user without delay and do not acknowledge claims without the user’s consent.",
    ],
  },
  {
    id: "data",
    title: "Data and data protection",
    blocks: [
      "The [privacy notice](/privacy) says how we process personal data. Sellers and buyers process the data of their partner on their own responsibility.",
      "During the contract every user has access to the data that they have entered or that has arisen from their transactions, and can download it in a common format. We have access to the data of all users as far as operation, billing and oversight require it. We do not pass it on to third parties for purposes of their own.",
    ],
  },
  {
    id: "term",
    title: "Term and termination",
    blocks: [
      "The contract of use runs for an indefinite time. Users may end it at any time by deleting their account or by giving us notice in text form. Open requests and reservations must be completed or ended first.",
      "We may terminate with 30 days’ notice in text form and state our reasons. The right of both sides to terminate for good cause remains unaffected. For us there is good cause in particular where a user breaches these terms repeatedly or severely.",
      "On deletion the account’s listings, login details and name disappear at once. Completed transactions remain without a name for the books of the other side. Fees that have already arisen are still invoiced. Deletion is final; whoever wants to keep their data downloads it first.",
    ],
  },
  {
    id: "changes",
    title: "Changes to these terms",
    blocks: [
      "We may change these terms if the law, the functions or patterns of misuse change and the change does not put users at an unreasonable disadvantage. We announce changes by e-mail at least 30 days ahead.",
      "If a user does not object by the announced day, the change is deemed accepted; the announcement points this out, and the right to terminate without notice. Fees and principal duties are not changed in this way; that requires express consent.",
    ],
  },
  {
    id: "final",
    title: "Final provisions",
    blocks: [
      "German law applies, to the exclusion of the UN Convention on Contracts for the International Sale of Goods (CISG).",
      `Where the user is a merchant, a legal person under public law or a special fund under public law, the exclusive place of jurisdiction for all disputes arising from the contract of use is ${operator.placeOfJurisdiction || operator.city}. We may also sue at the user’s seat. Mandatory places of jurisdiction remain unaffected.`,
      "If individual provisions are invalid, the others remain valid; the law takes the place of what is invalid.",
      "The German version prevails. The English one is for information only.",
    ],
  },
];
