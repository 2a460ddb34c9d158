import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

/** Expanded parts of the form. At most one entry per list is expanded, so that long resumes render quickly. */
interface FormView {
  isOpen: (section: string) => boolean;
  setOpen: (section: string, open: boolean) => void;
  /** Returns the index of the open entry of a list ("experience"), or −1 if there is none. */
  openEntry: (list: string) => number;
  setOpenEntry: (list: string, index: number) => void;
  reveal: (path: string) => void;
}

const FormViewContext = createContext<FormView | undefined>(undefined);

/**
 * Parses a path such as "experience.2.company" into the section and the entry of its list. Custom sections have two
 * levels of lists.
 */
function placeOf(path: string): { section: string; list?: string; entry?: number } {
  const [first = '', second = '', third, fourth] = path.split('.');
  if (first === 'personalInfo') return { section: second === 'summary' ? 'summary' : 'personal' };
  if (first === 'customSections') {
    const list = `customSections.${second}.items`;
    return { section: `customSections.${second}`, list, entry: third === 'items' ? Number(fourth) : undefined };
  }
  return { section: first, list: first, entry: second === '' ? undefined : Number(second) };
}

export function FormViewProvider({ open, children }: { open: readonly string[]; children: ReactNode }) {
  const [sections, setSections] = useState<ReadonlySet<string>>(() => new Set(open));
  const [entries, setEntries] = useState<Record<string, number>>({});
  const view = useMemo<FormView>(() => {
    const setOpen = (section: string, isOpen: boolean) =>
      setSections((before) => new Set(isOpen ? [...before, section] : [...before].filter((key) => key !== section)));
    const setOpenEntry = (list: string, index: number) => setEntries((before) => ({ ...before, [list]: index }));
    return {
      isOpen: (section) => sections.has(section),
      setOpen,
      openEntry: (list) => entries[list] ?? 0,
      setOpenEntry,
      reveal: (path) => {
        const { section, list, entry } = placeOf(path);
        setOpen(section, true);
        if (list && entry !== undefined && !Number.isNaN(entry)) setOpenEntry(list, entry);
      },
    };
  }, [sections, entries]);
  return <FormViewContext value={view}>{children}</FormViewContext>;
}

export function useFormView(): FormView {
  const view = useContext(FormViewContext);
  if (!view) throw new Error('FormDisclosureProvider is missing');
  return view;
}
