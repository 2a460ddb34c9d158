/** Whether a job title looks like one. A sentence in its place, such as an instruction, is no evidence for anything. */
export const isPlausibleTitle = (title: string) =>
  title.length <= 80 && !/[.!?:;。！？：；"“”「」]\s*\S/u.test(title) && title.trim().split(/\s+/).length <= 10;
