import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { userAnswerSchema, type User } from '@shortlist/contracts/account/auth';
import { useToast } from '@shortlist/shared-ui/area';
import { api, ApiError } from '@shortlist/shared-ui/api';
import type { MessageKey } from '@shortlist/shared-ui/messages';
import { useMessages } from '../messages';
import type en from '../messages/en.json';
import type { Problem } from './check-form';

interface Options<Values extends FieldValues> {
  path: string;
  empty: DefaultValues<Values>;
  /** The field that the form starts at. */
  first: Path<Values>;
  check: (values: Values) => Problem<Path<Values>> | undefined;
  /** What is sent of what was typed. */
  body: (values: Values) => object;
  failure: { title: MessageKey<typeof en>; text: MessageKey<typeof en> };
  onDone: (user: User) => Promise<void>;
}

/** What both forms do: check, send, and say what went wrong in a toast and beside the fields. */
export function useAuthForm<Values extends FieldValues>(options: Options<Values>) {
  const t = useMessages();
  const toast = useToast();
  const form = useForm<Values>({ defaultValues: options.empty });

  // A dialog starts at its close button; this one is here to be typed into.
  const { setFocus } = form;
  const { first } = options;
  useEffect(() => setFocus(first), [setFocus, first]);

  const tell = (fields: { path: Path<Values>; message: string }[]) => {
    for (const { path, message } of fields) form.setError(path, { message });
    // While the call was pending the fields were disabled; they can take the focus once that is drawn away.
    const wrong = fields[0];
    if (wrong) setTimeout(() => setFocus(wrong.path));
  };

  const submit = form.handleSubmit(async (values) => {
    const problem = options.check(values);
    if (problem) {
      toast({ title: t(problem.title), description: t(problem.text), variant: 'destructive' });
      tell(problem.fields.map((path) => ({ path, message: t(problem.beside) })));
      return;
    }
    let user: User;
    try {
      ({ user } = await api.post(options.path, userAnswerSchema, options.body(values)));
    } catch (error) {
      const body = error instanceof ApiError ? error.body : undefined;
      toast({
        title: t(options.failure.title),
        description: body?.message ?? t(options.failure.text),
        variant: 'destructive',
      });
      const known = new Set(Object.keys(values));
      const issues = (body?.issues ?? []).filter(({ path }) => known.has(path));
      tell(issues.map(({ path, message }) => ({ path: path as Path<Values>, message })));
      return;
    }
    await options.onDone(user);
  });

  return { ...form, submit, pending: form.formState.isSubmitting, errors: form.formState.errors };
}
