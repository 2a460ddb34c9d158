/** For forms of many fields: from 768 px smaller text, and controls of 40 px. */
export const denseFields =
  'md:[&_:is(input,textarea,select)]:text-sm md:[&_textarea]:leading-6 ' +
  'md:[&_:is(input:not([type=checkbox]),select,label:has(>input))]:min-h-10';
