import { Body, Container, Head, Hr, Html, Preview, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { site } from "@/lib/site/site";
import { signature } from "../letter";
import { sheet, style } from "./letter-style";

interface LetterSheetProps {
  language: string;
  title: string;
  /** What inboxes show behind the subject. */
  preview: string;
  children: ReactNode;
}

/** The paper every letter is written on: 560 px, our name above, the operator below. */
export function LetterSheet({ language, title, preview, children }: LetterSheetProps) {
  return (
    <Html lang={language}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Part numbers are no telephone numbers. */}
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
