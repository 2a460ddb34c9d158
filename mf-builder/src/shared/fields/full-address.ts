/** "linkedin.com/in/ines" as it is said; the name of a host with a letter after its last dot. */
const bare = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;

/** A web address with its scheme, where only that is missing: what people and files leave out. Anything else stays as it is. */
export const fullAddress = (text: string): string => (bare.test(text.trim()) ? `https://${text.trim()}` : text);
