"use client";

import "./globals.css";

/** The root layout failed, so the language is unknown and the page shows both. */
export default function GlobalError() {
  return (
    <html lang="de">
      <body>
        <main className="page-width space-y-4 py-16">
          <h1 className="text-xl">Fehler · Error</h1>
          <p>
            Beim Anzeigen dieser Seite ist ein Fehler aufgetreten. Weitere Informationen stehen in
            der Konsole des Browsers.
          </p>
          <p lang="en">
            There was an error rendering this page. Check the browser console for more information.
          </p>
        </main>
      </body>
    </html>
  );
}
