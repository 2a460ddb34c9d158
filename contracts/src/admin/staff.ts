import * as z from '@shortlist/contracts/z';

/** Fixed names, never translated. */
export const staff = [
  { id: 'coordinator', name: 'AI Staff Coordinator', role: 'Task Router', endpoint: '/api/ai-staff/coordinate' },
  { id: 'admin', name: 'AI Admin Assistant', role: 'Your Assistant', endpoint: '/api/ai-staff/admin' },
  {
    id: 'customer-success',
    name: 'AI Customer Success Manager',
    role: 'Customer Support',
    endpoint: '/api/ai-staff/customer-success',
  },
  { id: 'marketing', name: 'AI Marketing Specialist', role: 'Growth & SEO', endpoint: '/api/ai-staff/marketing' },
  { id: 'developer', name: 'AI Developer', role: 'Technical Lead', endpoint: '/api/ai-staff/developer' },
  {
    id: 'business-ops',
    name: 'AI Business Operations Manager',
    role: 'Strategy & Operations',
    endpoint: '/api/ai-staff/business-ops',
  },
] as const;
export const staffIdSchema = z.enum(staff.map(({ id }) => id));
export type StaffId = z.infer<typeof staffIdSchema>;
export const prioritySchema = z.enum(['low', 'medium', 'high']);
export type Priority = z.infer<typeof prioritySchema>;

const task = z.string({ error: 'required' }).trim().min(1, 'required').max(4_000, 'too_long');
/** POST /api/ai-staff/{coordinate, admin, marketing, developer, business-ops}. Administrators only. */
export const staffTaskSchema = z.object({ task, priority: prioritySchema.default('medium') });
export type StaffTask = z.infer<typeof staffTaskSchema>;
/** POST /api/ai-staff/customer-success. */
export const staffInquirySchema = z.object({ inquiry: task });

/** A metric from the database that a reply is based on. */
export const metricSchema = z.object({ name: z.string(), value: z.string() });
export type Metric = z.infer<typeof metricSchema>;

/**
 * An agent's reply. In emergency mode, the response is 503 `ai_stopped`. With `Accept: text/event-stream`, the response
 * is a stream of `staffEventSchema`. Disconnecting cancels the model call.
 */
export const staffResponseSchema = z.object({
  response: z.string(),
  /** Name of the agent that did the task. The coordinator delegates its tasks. */
  assignedTo: z.string(),
  followUpRequired: z.boolean(),
  /** Suggestions for a person. The agent performs no action. */
  nextSteps: z.array(z.string()),
  figures: z.array(metricSchema),
  writer: z.enum(['openai', 'built-in']),
  activityId: z.string(),
});
export type StaffResponse = z.infer<typeof staffResponseSchema>;

/** `draft` has the text so far. The stream ends with one `result` or one `error`. */
export const staffEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('draft'), response: z.string() }),
  z.object({ type: z.literal('result'), answer: staffResponseSchema }),
  z.object({ type: z.literal('error'), status: z.number().int(), code: z.string(), message: z.string() }),
]);
export type StaffEvent = z.infer<typeof staffEventSchema>;
