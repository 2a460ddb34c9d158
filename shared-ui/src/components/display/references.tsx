import type { ReactNode } from 'react';

/** Numbers of messages and receipts, "SL-7QK2M9XD" and "SL-2026-7QK2M9": somebody copies or reads them out. */
const reference = /(SL-[A-Z0-9-]*[A-Z0-9])/;

/** A text in which no line ends within such a number. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(reference);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
