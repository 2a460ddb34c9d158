import * as z from '@shortlist/contracts/z';

export const helpCategorySchema = z.enum([
  'start',
  'writing',
  'score',
  'templates',
  'files',
  'payment',
  'account',
  'privacy',
]);
export type HelpCategory = z.infer<typeof helpCategorySchema>;

export const helpSourceSchema = z.object({ id: z.string(), title: z.string() });
export type HelpSource = z.infer<typeof helpSourceSchema>;

/** `label` is the button text. `path` has no language prefix. */
export const helpActionSchema = z.object({ label: z.string(), path: z.string() });
export type HelpAction = z.infer<typeof helpActionSchema>;

/** A request to talk to a human, with the conversation so far. */
export const ticketSchema = z.object({
  /** Number for the user to quote, such as "SL-4K7Q2M9X". */
  reference: z.string(),
  /** Address for the reply. Empty until known. */
  email: z.string(),
});
export type Ticket = z.infer<typeof ticketSchema>;

/** PUT /api/tickets/{reference}/email, only for the owner of the ticket. Returns `ticketSchema`. */
export const ticketEmailSchema = z.object({
  email: z.string({ error: 'required' }).trim().min(1, 'required').max(254, 'too_long').pipe(z.email('email_invalid')),
});

/** POST /api/help/ask. */
export const helpQuestionSchema = z.object({
  question: z.string({ error: 'required' }).trim().min(1, 'required').max(1_000, 'too_long'),
  /** Earlier questions and answers on this page, oldest first. */
  history: z
    .array(z.object({ question: z.string().max(1_000), answer: z.string().max(4_000) }))
    .max(20)
    .default([]),
});
export type HelpQuestion = z.infer<typeof helpQuestionSchema>;

/**
 * Response of POST /api/help/ask. `category` is in the caller's language, and `relatedTopics` are complete questions.
 * `actionSuggestions` are the labels of `actions`. If `escalateToHuman` is true, the ticket already exists. If
 * `offersPerson` is true, no article has the answer, and the user may ask for a human.
 */
export const helpAnswerSchema = z.object({
  answer: z.string(),
  category: z.string(),
  relatedTopics: z.array(z.string()),
  actionSuggestions: z.array(z.string()),
  actions: z.array(helpActionSchema),
  sources: z.array(helpSourceSchema),
  escalateToHuman: z.boolean(),
  offersPerson: z.boolean().default(false),
  ticket: ticketSchema.optional(),
});
export type HelpAnswer = z.infer<typeof helpAnswerSchema>;

/** GET /api/help/articles/{id} and GET /api/help/articles (without `text`), in the caller's language. */
export const helpArticleSchema = z.object({
  id: z.string(),
  category: helpCategorySchema,
  categoryName: z.string(),
  title: z.string(),
  /** Plain text. Blank lines separate paragraphs. Lines that begin with "- " are list items. */
  text: z.string(),
  actions: z.array(helpActionSchema),
  related: z.array(helpSourceSchema),
});
export type HelpArticle = z.infer<typeof helpArticleSchema>;
export const helpArticleListSchema = z.array(helpArticleSchema.omit({ text: true, actions: true, related: true }));
export type HelpArticleList = z.infer<typeof helpArticleListSchema>;

/** GET /api/help/faq. Returns the six questions on the home page. */
export const faqSchema = z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() }));

/**
 * GET /api/help/status. Returns the median duration of the last 200 generations and of the last 200 PDFs. With fewer
 * than 20 samples, `measured` is false, and the duration is a default.
 */
export const serviceStatusSchema = z.object({
  ai: z.object({ seconds: z.number(), measured: z.boolean() }),
  pdf: z.object({ seconds: z.number(), measured: z.boolean() }),
});
export type ServiceStatus = z.infer<typeof serviceStatusSchema>;
