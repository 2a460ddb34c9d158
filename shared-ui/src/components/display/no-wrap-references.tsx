import type { ReactNode } from 'react';

/** Matches message and receipt numbers ("SL-7QK2M9XD", "SL-2026-7QK2M9"), which people copy or read out. */
const referencePattern = /(SL-[A-Z0-9-]*[A-Z0-9])/;

export function renderNoWrapReferences(text: string): ReactNode {
  const parts = text.split(referencePattern);
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
