import type { LegalSection, LegalText } from "../legal-text";

/** Terms: what may be offered, and how a sale comes about. */
export const tradeEn: LegalText = ({ name }): LegalSection[] => [
  {
    id: "listings",
    title: "Listings",
    blocks: [
      "Industrial parts may be listed that the seller is entitled to dispose of and is able to deliver in the stated quantity. Manufacturer, manufacturer part numbers, condition, quantity, minimum order quantity, price and way of delivery must be stated truthfully, completely and without misleading anyone. Defects, signs of use, expired shelf lives and missing parts must be named. The same goes for replicas and refurbished parts.",
      "Prices are in euros and, unless the listing says otherwise, exclude statutory VAT.",
      "The seller keeps quantities and status up to date. What is no longer available is paused, reserved or deleted. Whoever imports stock from a file checks it as they would a single listing.",
      "A listing is not a binding offer but an invitation to request a quantity.",
    ],
  },
  {
    id: "forbidden",
    title: "What may not be offered",
    blocks: [
      "The following may not be listed:",
      {
        list: [
          "goods that are stolen, misappropriated or encumbered with the rights of others,",
          "counterfeits and goods that infringe trade marks, patents, designs or copyright,",
          "weapons, ammunition, weapons of war and parts made for them,",
          "explosives, poisons, radioactive materials and other substances whose supply requires a permit,",
          "goods that have been recalled or may not be made available on the market,",
          "waste within the meaning of the German Circular Economy Act (KrWG),",
          "goods whose trade would violate embargoes or sanctions.",
        ],
      },
      "Also not allowed are listings that merely advertise, spread contact details past the request, repeat the same offer or otherwise distort the search.",
    ],
  },
  {
    id: "compliance",
    title: "Product safety, environment and export",
    blocks: [
      "The seller makes sure that the goods may be made available on the market, and passes on markings, declarations of conformity, test certificates and safety instructions as far as the law requires. Safety-critical parts whose origin or storage is unclear must be described as such.",
      "Duties under the law on electrical and electronic equipment, batteries, packaging, chemicals and the carriage of dangerous goods are the seller’s or buyer’s, not ours. Lithium batteries and other dangerous goods must be described as such in the listing.",
      "Dual-use items under Regulation (EU) 2021/821 and other goods that require a licence must be marked in the listing. Seller and buyer check on their own responsibility whether delivery, onward delivery or export requires a licence or is prohibited, and whether their partner is on a sanctions list.",
    ],
  },
  {
    id: "content",
    title: "Content and rights in it",
    blocks: [
      "Users warrant that they may use and publish the texts, pictures, drawings and documents that they post. A manufacturer’s product photos and data sheets may be used only with its permission. Pictures should show the goods on offer.",
      `Users grant us the non-exclusive, worldwide right, free of charge, to store this content for the operation of ${name}, to copy it, convert it into other formats and sizes, translate it and make it available to the public, previews and search engine results included. The right ends when the content is deleted; for backups and for content of listings that have already been traded it continues for as long as we may keep them.`,
      "Pictures of listings are public. Other files can be downloaded by anyone who can see the listing. Trade secrets do not belong in listings.",
    ],
  },
  {
    id: "requests",
    title: "Request, reservation, completion",
    blocks: [
      "By a request the buyer tells the seller which quantity they would like to buy at the price shown. A request is not binding; it holds back no goods. We keep the price at the time of the request.",
      "The seller may reserve the quantity. It is then no longer available to others. A reservation obliges both sides to negotiate the purchase promptly and in good faith but does not yet make a contract of sale.",
      "The buyer may withdraw a request as long as it has not been completed; a request that was withdrawn stays withdrawn. The seller may cancel a transaction. Rights under a contract of sale that has already been made are not affected.",
      "Once the purchase is carried out, the seller marks the transaction as completed. This is final and reduces the listing’s stock. Every change of status is recorded with its time.",
    ],
  },
  {
    id: "contract",
    title: "Contract of sale and its performance",
    blocks: [
      "The contract of sale is made by agreement between seller and buyer outside the platform, as a rule by the buyer’s order and the seller’s order confirmation. Defects, delivery, payment and transfer of title follow what the two agree, otherwise the law. We draw attention to the duty to inspect goods and give notice of defects under section 377 of the German Commercial Code (HGB).",
      "Seller and buyer arrange shipping or pickup directly with each other. Shipping costs and notes in a listing are the seller’s statements. We accept neither goods nor payments.",
      "Disputes between seller and buyer create no duties for us. We may assist both sides without being obliged to.",
    ],
  },
  {
    id: "ranking",
    title: "Order of search results",
    blocks: [
      "The order depends only on the search term and the chosen sorting. When sorted by relevance, listings whose manufacturer part number, EAN or further number matches the search term exactly come first; then numbers that begin with it, contain it or resemble it, and last matches in names and descriptions. Among matches of the same kind, similarity decides, then the number and the date of the listing. Without a search term, new listings come first. The details are set out under [Order of search results](/search-ranking).",
      "A better place cannot be bought. Neither the fee nor the person of the seller nor past sales influence it. Listings that belong to us or to companies close to us are not favoured either. Results are not personalised.",
      "The general search does not show listings that are paused, reserved, sold or deleted or of which nothing is left.",
    ],
  },
];
