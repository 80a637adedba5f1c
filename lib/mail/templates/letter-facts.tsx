import type { Fact } from "../letter";
import { style } from "./letter-style";
import { Lines } from "./lines";

/** What the letter is about, as a table of its own: programs read it out as one. */
export function LetterFacts({ facts }: { facts: Fact[] }) {
  return (
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
              <Lines text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
