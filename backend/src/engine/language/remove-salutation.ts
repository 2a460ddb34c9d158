const salutationPattern =
  /^(?:Dear|Hello|Hi|Estimad[oa]s?|Chers?|Chère|Madame|Bonjour|Sehr geehrte|Guten Tag|Liebe[rs]?|拝啓)(?=[\s,、])[^.!?。]{0,80}?[,:。]\s*/u;

/** Removes a salutation that the model wrote at the start of a paragraph. The letter already has one. */
export const removeSalutation = (paragraph: string): string => paragraph.replace(salutationPattern, '');
