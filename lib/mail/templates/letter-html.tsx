import { Heading, render, Text } from "@react-email/components";
import type { Letter, LetterFrame } from "../letter";
import { LetterAction } from "./letter-action";
import { LetterFacts } from "./letter-facts";
import { LetterSheet } from "./letter-sheet";
import { style } from "./letter-style";

/** The letter as an HTML document; React escapes every value. */
export function letterAsHtml(
  letter: Letter,
  frame: LetterFrame,
  language: string,
): Promise<string> {
  return render(<LetterMail {...{ letter, frame, language }} />);
}

interface LetterMailProps {
  letter: Letter;
  frame: LetterFrame;
  language: string;
}

function LetterMail({ letter, frame, language }: LetterMailProps) {
  const { subject, opening, authors, facts, action, ending = [] } = letter;
  return (
    <LetterSheet language={language} title={subject} preview={opening.join(" ")}>
      <Heading className="ink" style={style.subject}>
        {subject}
      </Heading>
      <Paragraphs texts={[frame.greeting, ...opening]} />
      {facts ? <LetterFacts authors={authors} facts={facts} /> : null}
      {action ? <LetterAction {...action} /> : null}
      <Paragraphs texts={[...ending, frame.closing]} />
    </LetterSheet>
  );
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <Text key={text} className="ink" style={style.paragraph}>
      {text}
    </Text>
  ));
}
