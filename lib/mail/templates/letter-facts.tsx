import { Text } from "@react-email/components";
import { Fragment } from "react";
import type { Fact } from "../letter";
import { style } from "./letter-style";

interface LetterFactsProps {
  authors: string | undefined;
  facts: Fact[];
}

/**
 * What the letter is about, as a table of its own: programs read it out as one. Behind a bar at its left, under who has
 * written it.
 */
export function LetterFacts({ authors, facts }: LetterFactsProps) {
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

/** A text of several lines: no mail program can be relied on for `white-space`. */
function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's lines never move.
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}
