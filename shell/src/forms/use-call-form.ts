import { useEffect, type BaseSyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useToast } from '@shortlist/shared-ui/area';
import { ApiError } from '@shortlist/shared-ui/api';

/** Validation error: the toast's text, and the affected fields with a message for each. */
export interface Objection<Field extends string> {
  title: string;
  text: string;
  fields: Field[];
  beside: string;
}

interface Options<Values extends FieldValues, Answer> {
  empty: DefaultValues<Values>;
  /** The field that gets the initial focus, on screens whose purpose is the form. */
  first?: Path<Values>;
  check?: (values: Values) => Objection<Path<Values>> | undefined;
  /** Returns the error of a filled field when it loses the focus; the error shows beside the field. */
  checkLeft?: (field: Path<Values>, values: Values) => string | undefined;
  call: (values: Values) => Promise<Answer>;
  /** Toast for a failed request; the server's message replaces `text` if there is one. */
  failure: { title: string; text: string };
  onDone: (answer: Answer, values: Values) => void | Promise<void>;
  onRefused?: (error: ApiError) => void;
}

export interface CallForm<Values extends FieldValues> extends UseFormReturn<Values> {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  pending: boolean;
  errors: UseFormReturn<Values>['formState']['errors'];
}

/**
 * Implements the forms of the shell: validates, sends the request, and shows errors in a toast and beside the fields.
 */
export function useCallForm<Values extends FieldValues, Answer>(options: Options<Values, Answer>): CallForm<Values> {
  const toast = useToast();
  const form = useForm<Values>({ defaultValues: options.empty });

  // A dialog focuses its close button, so move the focus to the first field, except when the user switches tabs by
  // keyboard.
  const { setFocus } = form;
  const { first } = options;
  useEffect(() => {
    if (first && !document.activeElement?.matches('[role=tab]')) setFocus(first);
  }, [setFocus, first]);

  const tell = (fields: { path: Path<Values>; message: string }[]) => {
    for (const { path, message } of fields) form.setError(path, { message });
    // The fields are disabled while the request is pending; they can only be focused after the next render.
    const wrong = fields[0];
    if (wrong) setTimeout(() => setFocus(wrong.path));
  };

  const submit = form.handleSubmit(async (values) => {
    const objection = options.check?.(values);
    if (objection) {
      toast({ title: objection.title, description: objection.text, variant: 'destructive' });
      tell(objection.fields.map((path) => ({ path, message: objection.beside })));
      return;
    }
    let answer: Answer;
    try {
      answer = await options.call(values);
    } catch (error) {
      const refused = error instanceof ApiError ? error : undefined;
      const { title, text } = options.failure;
      toast({ title, description: refused?.body?.message ?? text, variant: 'destructive' });
      const known = new Set(Object.keys(values));
      const issues = (refused?.body?.issues ?? []).filter(({ path }) => known.has(path));
      tell(issues.map(({ path, message }) => ({ path: path as Path<Values>, message })));
      if (refused) options.onRefused?.(refused);
      return;
    }
    await options.onDone(answer, values);
  });

  const { checkLeft } = options;
  const register: UseFormReturn<Values>['register'] = (path, rules) =>
    form.register(path, {
      ...rules,
      onChange: (event: unknown) => {
        if (form.getFieldState(path).error) form.clearErrors(path);
        rules?.onChange?.(event);
      },
      onBlur: () => {
        const message = form.getValues(path) ? checkLeft?.(path, form.getValues()) : undefined;
        if (message) form.setError(path, { message });
      },
    });

  return { ...form, register, submit, pending: form.formState.isSubmitting, errors: form.formState.errors };
}
