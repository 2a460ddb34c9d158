import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** Expanded parts of the form. Each list has at most one expanded entry, so that long resumes render quickly. */
interface FormDisclosure {
  isSectionOpen: (section: string) => boolean;
  setSectionOpen: (section: string, open: boolean) => void;
  /** Returns −1 if no entry of the list ("experience") is open. */
  getOpenEntry: (list: string) => number;
  setOpenEntry: (list: string, index: number) => void;
  revealField: (path: string) => void;
}

const FormDisclosureContext = createContext<FormDisclosure | undefined>(undefined);

/**
 * Splits a path such as "experience.2.company" into its section, list and entry. Custom sections have two levels of
 * lists.
 */
function parseFieldPath(path: string): { section: string; list?: string; entry?: number } {
  const [first = '', second = '', third, fourth] = path.split('.');
  if (first === 'personalInfo') return { section: second === 'summary' ? 'summary' : 'personal' };
  if (first === 'customSections') {
    const list = `customSections.${second}.items`;
    return { section: `customSections.${second}`, list, entry: third === 'items' ? Number(fourth) : undefined };
  }
  return { section: first, list: first, entry: second === '' ? undefined : Number(second) };
}

export function FormDisclosureProvider({
  initialOpenSections,
  children,
}: {
  initialOpenSections: readonly string[];
  children: ReactNode;
}) {
  const [sections, setSections] = useState<ReadonlySet<string>>(() => new Set(initialOpenSections));
  const [entries, setEntries] = useState<Record<string, number>>({});
  const disclosure = useMemo<FormDisclosure>(() => {
    const setSectionOpen = (section: string, isOpen: boolean) =>
      setSections((current) => new Set(isOpen ? [...current, section] : [...current].filter((key) => key !== section)));
    const setOpenEntry = (list: string, index: number) => setEntries((current) => ({ ...current, [list]: index }));
    return {
      isSectionOpen: (section) => sections.has(section),
      setSectionOpen,
      getOpenEntry: (list) => entries[list] ?? 0,
      setOpenEntry,
      revealField: (path) => {
        const { section, list, entry } = parseFieldPath(path);
        setSectionOpen(section, true);
        if (list && entry !== undefined && !Number.isNaN(entry)) setOpenEntry(list, entry);
      },
    };
  }, [sections, entries]);
  return <FormDisclosureContext value={disclosure}>{children}</FormDisclosureContext>;
}

export function useFormDisclosure(): FormDisclosure {
  const disclosure = useContext(FormDisclosureContext);
  if (!disclosure) throw new Error('FormDisclosureProvider is missing');
  return disclosure;
}
