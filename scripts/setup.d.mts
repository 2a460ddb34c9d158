export function ensurePackages(): void;
export function ensureBrowser(): string;
