import { ChevronLeft, ChevronRight, X } from "@/components/ui/icons";

interface ButtonProps {
  label: string;
  onPress: () => void;
}

const round =
  "flex size-11 shrink-0 items-center justify-center rounded-full border border-steel-3 bg-paper text-petrol hover:border-petrol-deep hover:text-petrol-deep";

export function CloseButton({ label, onPress }: ButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className={round}>
      <X size={20} />
    </button>
  );
}

const arrows = {
  previous: { icon: ChevronLeft, side: "left-2" },
  next: { icon: ChevronRight, side: "right-2" },
};

export function Arrow({ to, label, onPress }: ButtonProps & { to: keyof typeof arrows }) {
  const { icon: Icon, side } = arrows[to];
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`absolute top-1/2 -mt-5.5 ${side} ${round}`}
    >
      <Icon size={20} />
    </button>
  );
}

interface DotsProps {
  dots: { id: string; count: string }[];
  place: number;
  onPress: (place: number) => void;
}

/** One for each picture, the current one marked by more than its colour. */
export function Dots({ dots, place, onPress }: DotsProps) {
  return (
    <ul className="flex min-h-14 flex-wrap items-center justify-center px-4">
      {dots.map(({ id, count }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={count}
            aria-current={index === place || undefined}
            onClick={() => onPress(index)}
            className="group flex size-8 items-center justify-center pointer-coarse:size-11"
          >
            <span className="size-2.5 rounded-full border border-steel-3 group-aria-current:size-3.5 group-aria-current:border-petrol group-aria-current:bg-petrol" />
          </button>
        </li>
      ))}
    </ul>
  );
}
