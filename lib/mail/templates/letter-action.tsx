import { Button, Link, Text } from "@react-email/components";
import type { Action } from "../letter";
import { style } from "./letter-style";

/** The one thing to do. The address stands below it as text too, for readers that do not trust buttons. */
export function LetterAction({ label, url }: Action) {
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
