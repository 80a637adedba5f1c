import { describe, expect, test } from "vitest";
import { plainLetters } from "./look-alikes";
import { findNameError } from "./name-rules";

test.each(
  namesIn(`
  Admintec GmbH | Adminova Automation | Serviceteam Müller | Hydraulik-Service Nord | Systemtechnik AG |
  Siemens Service GmbH | Technischer Service | Der und die | Team Technik Hamburg | TEAM GmbH | System AG |
  Security Systems Bremen | Müller & Co.KG | Schmidt GmbH & Co. KG | Weber GmbH & Co.KGaA |
  Prof.Dr.Ing. Hansen | Dipl.-Ing. Karl Meyer | e.K. Huber | Inh.Peter Lang | St.Pöltner Maschinenbau |
  Lager Fundgrube Kassel | Lagertechnik Fund GmbH | Wälzlager Fund & Sohn | Sicherheitstechnik Braun |
  Buchhaltungsservice Klein | Marktplatz 3 Antriebstechnik | Kontor Hanse | Support Systems Lübeck |
  IT-Support Krüger | Kundenstamm Elektro | 3M Deutschland | 2G Energietechnik | 4-Team Montagen Fuchs |
  A. B. Mayer OHG | M.A.N. Ersatzteile | Ω-Mess GmbH | µTec Sensorik | ABΔ Drucktechnik |
  Łódź Maszyny sp. z o.o. | Søren Ørsted A/S | Société Générale d'Énergie S.A. | ООО Подшипник |
  Завод имени Кирова | Ελληνική Βιομηχανία | 日本ベアリング Co., Ltd. | שירות מנועים | Root Elektronik AG |
  Müller gmbh & co.kg | Müller u.co kg | Th.Ox GmbH | Gebr.Au | Kälte-Klima.Service |
  Techno Support Lager GmbH | Lager 24 Fundgrube | Work at Height GmbH | Punkt Komma Strich |
  Heller Maschinenbau | Mailänder Pumpen | Hilfsmittel Roth | Teile24 | Anlagenbau Weserland | anna.müller |
  info | user`),
)("a company may be called %s", (name) => {
  expect(findNameError(name)).toBeNull();
});

describe.each([
  [
    "name_official",
    `
  Lagerfund | LAGERFUND | Lagerfund Support | Gelöschtes Konto | Deleted account | Gesperrtes Konto |
  Käuferschutz | Treuhandservice | Lagerfund GmbH | Team von Lagerfund | LagerfundService24 | Lager-Fund |
  Lager-Fund Müller | Meinlagerfund Nord | Lager Fund Kundendienst | L a g e r f u n d | L.a.g.e.r.f.u.n.d |
  Lаgеrfund | 1agerfund | Iagerfund | L4gerfund | Ｌａｇｅｒｆｕｎｄ | 𝐋𝐚𝐠𝐞𝐫𝐟𝐮𝐧𝐝 | Ⓛⓐⓖⓔⓡⓕⓤⓝⓓ | ʟᴀɢᴇʀꜰᴜɴᴅ |
  Làgérfünd | Lager\u200bfund | Administrator | ADMIN | Admin2 | Adm1n | 4dmin | Αdmin | аdministrator |
  A d m i n | A d m i n Nord | A-d-m-i-n | Ihr Administrator | System-Administrator | SystemAdmin Nord |
  Moderator | Postmaster | no-reply | Mailer-Daemon | Support | Supp0rt | 5upport 24 | $upport | H3lpdesk |
  H€lpdesk | Cus7omer Service | 8illing | Adm!n | Support-Team | Sup port Team | Suppоrt | Kundenservice |
  Kundendienst GmbH | Ihr Kundenservice-Team | Service Team | Das Sicherheitsteam | Security Team |
  Buchhaltung | System | Marktplatz Betreiber | Benachrichtigung | Trust & Safety | Technischer Support |
  Tech Support | IT-Support | SiteAdmin | Hauptadministrator | Lager24fund | Администратор`,
  ],
  [
    "name_link",
    `
  gebr.au | evil.service | Kauf u.co | einkauf@nordwerk.example | einkauf＠nordwerk | einkauf (at) nordwerk |
  einkauf [at] nordwerk [dot] de | einkauf at nordwerk dot de | https://evil.example | http evil |
  www.evil | www evil de | Teile24.de | evil.com/login | evil .com | evil。com | evil·com |
  Jetzt anmelden: konto-pruefen.shop | evil punkt de | 192.168.7.1`,
  ],
  [
    "name_scripts",
    `
  Siеmens | Βosch Rexroth | Müller Ѕöhne | Сименс SIEMENS`,
  ],
])("%s", (expected, names) => {
  test.each(namesIn(names))("nobody may be called %s", (name) => {
    expect(findNameError(name)).toBe(expected);
  });
});

/** How each letter is replaced by what looks like it. */
const swaps: [RegExp, string][] = [
  [/i/gi, "l"],
  [/i/gi, "1"],
  [/l/gi, "I"],
  [/l/gi, "1"],
  [/o/gi, "0"],
  [/m/gi, "rn"],
  [/w/gi, "vv"],
];

test.each(
  namesIn(`
  Lagerfund | Administrator | Administratorin | Moderator | Postmaster | Webmaster | Hostmaster |
  Mailerdaemon | Noreply | Sysadmin | Support | Kundenservice | Kundendienst | Helpdesk | Customer Service |
  Official Team | Hotline | Compliance | Moderation | Notification`),
)("nobody may be called %s in letters that look like it", (name) => {
  for (const [letter, other] of swaps) {
    const taken = name.replace(letter, other);
    expect([taken, findNameError(taken)]).toEqual([taken, "name_official"]);
  }
});

test.each([
  ["Sіemens", "Siemens"],
  ["SlEMENS", "SIEMENS"],
  ["S1EMENS", "Siemens"],
  ["B0SCH", "Bosch"],
  ["Siernens", "Siemens"],
  ["Мüller", "Muller"],
  ["vvago", "Wago"],
])("%s looks like %s", (name, other) => {
  expect(plainLetters(name)).toBe(plainLetters(other));
});

function namesIn(text: string): string[] {
  return text.trim().split(/\s*\|\s*/);
}
