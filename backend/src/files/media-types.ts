export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  zip: 'application/zip',
} as const;
export type FileFormat = keyof typeof mediaTypes;
