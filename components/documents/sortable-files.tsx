import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId, useRef } from "react";
import type { UploadedDocument } from "@/lib/documents/schema";
import { formatInteger } from "@/lib/i18n/formats";

interface SortableFilesProps {
  documents: readonly UploadedDocument[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Rows inside can be dragged with mouse, pen and finger, and moved with the arrow keys. */
export function SortableFiles({ documents, onMove, children }: SortableFilesProps) {
  const t = useTranslations();
  const locale = useLocale();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: "auto",
    }),
  );
  const indexOf = (id: unknown) => documents.findIndex((document) => document.id === id);
  const wordsFor = (id: unknown, at: unknown = id) => ({
    name: documents[indexOf(id)]?.name ?? "",
    place: formatInteger(indexOf(at) + 1, locale),
    count: formatInteger(documents.length, locale),
  });
  // Picked up, a file is over its own place at once: to say so would cut the first sentence off.
  const isJustPickedUp = useRef(false);
  const announcements: Announcements = {
    onDragStart({ active }) {
      isJustPickedUp.current = true;
      return t("document|move|picked_up", wordsFor(active.id));
    },
    onDragOver({ active, over }) {
      const saysNothing = isJustPickedUp.current && over?.id === active.id;
      isJustPickedUp.current = false;
      return saysNothing ? undefined : t("document|move|over", wordsFor(active.id, over?.id));
    },
    onDragEnd: ({ active, over }) => t("document|move|dropped", wordsFor(active.id, over?.id)),
    onDragCancel: ({ active }) => t("document|move|cancelled", wordsFor(active.id)),
  };
  const screenReaderInstructions = { draggable: t("document|move|instructions") };

  function drop({ active, over }: DragEndEvent): void {
    if (over && over.id !== active.id) {
      onMove(indexOf(active.id), indexOf(over.id));
    }
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDownOnly]}
      accessibility={{ announcements, screenReaderInstructions }}
      onDragEnd={drop}
    >
      <SortableContext items={documents.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });
