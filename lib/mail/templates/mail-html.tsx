import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  render,
  Text,
} from "@react-email/components";
import type { ReactNode } from "react";
import { Fragment } from "react";
import { site } from "@/lib/config/site";
import type { Action, Fact, MailBody, MailFrame } from "./mail-body";
import { sheet, style } from "./mail-style";
import { signature } from "./mail-text";

/** React escapes every value. */
export function mailAsHtml(body: MailBody, frame: MailFrame, language: string): Promise<string> {
  return render(<HtmlMail {...{ body, frame, language }} />);
}

interface HtmlMailProps {
  body: MailBody;
  frame: MailFrame;
  language: string;
}

function HtmlMail({ body, frame, language }: HtmlMailProps) {
  const { subject, opening, authors, facts, action, ending = [] } = body;
  return (
    <MailSheet language={language} title={subject} preview={opening.join(" ")}>
      <Heading className="ink" style={style.subject}>
        {subject}
      </Heading>
      <Paragraphs texts={[frame.greeting, ...opening]} />
      {facts ? <MailFacts authors={authors} facts={facts} /> : null}
      {action ? <MailActionLink {...action} /> : null}
      <Paragraphs texts={[...ending, frame.closing]} />
    </MailSheet>
  );
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <Text key={text} className="ink" style={style.paragraph}>
      {text}
    </Text>
  ));
}

/** Shows the address as text too, for readers who do not trust buttons. */
function MailActionLink({ label, url }: Action) {
  return (
    <>
      <Button href={url} className="button" style={style.button}>
        {label}
      </Button>
      <Text className="steel" style={style.address}>
        <Link href={url} className="petrol" style={style.link}>
          {url}
        </Link>
      </Text>
    </>
  );
}

interface MailSheetProps {
  language: string;
  title: string;
  preview: string;
  children: ReactNode;
}

function MailSheet({ language, title, preview, children }: MailSheetProps) {
  return (
    <Html lang={language}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Part numbers are not phone numbers. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <style>{sheet}</style>
      </Head>
      <Body className="paper" style={style.paper}>
        <Preview>{preview}</Preview>
        <Container width={560} className="letter" style={{ maxWidth: 560 }}>
          <Text className="petrol" style={style.name}>
            {site.name}
          </Text>
          <Hr className="line" style={style.line} />
          {children}
          <Hr className="line" style={style.line} />
          {signature.map((line) => (
            <Text key={line} className="steel" style={style.signature}>
              {line}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
}

interface MailFactsProps {
  authors: string | undefined;
  facts: Fact[];
}

function MailFacts({ authors, facts }: MailFactsProps) {
  return (
    <table cellPadding={0} cellSpacing={0} border={0} role="presentation" style={style.words}>
      <tbody>
        <tr>
          <td className="bar" style={style.bar}>
            {authors ? (
              <Text className="steel" style={style.authors}>
                {authors}
              </Text>
            ) : null}
            <table cellPadding={0} cellSpacing={0} border={0} className="line" style={style.facts}>
              <tbody>
                {facts.map(({ label, value, kind }) => (
                  <tr key={label}>
                    <th scope="row" className="term steel line" style={style.term}>
                      {label}
                    </th>
                    <td
                      className="ink line"
                      style={kind === "code" ? { ...style.value, ...style.code } : style.value}
                    >
                      {kind === "quotation" ? (
                        <blockquote style={style.quotation}>
                          <Lines text={value} />
                        </blockquote>
                      ) : (
                        <Lines text={value} />
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Mail programs do not reliably support `white-space`. */
function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's lines never move.
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}
