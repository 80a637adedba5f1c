import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, "children"> {
  icon: LucideIcon;
  /** The accessible name, and shown when pointed at. */
  label: string;
  /** A handle: a finger on it drags and does not scroll. */
  isHandle?: boolean;
}

/** A square button of a row, where a word would leave no room for the file's name. */
export function IconButton({ icon: Icon, label, isHandle, ...rest }: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={label}
      title={label}
      className={isHandle ? `${squareStyle} cursor-grab touch-none` : squareStyle}
      {...rest}
    >
      <Icon size={16} aria-hidden="true" />
    </Button>
  );
}

const squareStyle = "min-w-9 px-0! pointer-coarse:min-w-11";
