import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { FieldGroup, FieldGroupItem } from './field-group';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextInput } from './text-input';

const getDescription = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('fields', () => {
  it('connects label, control and hint; an error replaces the hint', () => {
    const { rerender } = render(<TextInput label="Start date" hint="Month and year" note="optional" />);
    const input = screen.getByLabelText(/Start date/);
    expect(getDescription(input)).toBe('Month and year');
    expect(input).not.toHaveAttribute('aria-invalid');

    rerender(<TextInput label="Start date" hint="Month and year" error="Start date is required" />);
    expect(getDescription(input)).toBe('Start date is required');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText('Month and year')).not.toBeInTheDocument();
  });

  it('passes refs and events to the control, as form libraries require', () => {
    const ref = createRef<HTMLInputElement>();
    const onChange = jest.fn();
    render(<TextInput ref={ref} label="Email" name="email" type="email" onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ines@example.com' } });
    expect(ref.current?.value).toBe('ines@example.com');
    expect([ref.current?.name, ref.current?.type]).toEqual(['email', 'email']);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('shows a disabled placeholder in a Select until an option is chosen', () => {
    const options = [{ value: 'Healthcare', label: 'Santé' }];
    render(<Select label="Industry" placeholder="Choose" options={options} defaultValue="" />);
    const select = screen.getByLabelText<HTMLSelectElement>('Industry');
    expect(select.selectedOptions[0]?.textContent).toBe('Choose');
    expect(select.options[0]?.disabled).toBe(true);
    fireEvent.change(select, { target: { value: 'Healthcare' } });
    expect(select.selectedOptions[0]?.textContent).toBe('Santé');
  });

  it('makes a TextArea at least as high as the requested rows', () => {
    render(<TextArea label="Message" rows={5} />);
    const area = screen.getByLabelText<HTMLTextAreaElement>('Message');
    expect(area.rows).toBe(5);
    expect(area).toHaveStyle({ minHeight: '140px' });
  });

  it('renders a FieldGroup as two labeled fields and a button of one form', () => {
    render(
      <form aria-label="start">
        <FieldGroup action={<button>Go</button>}>
          <FieldGroupItem label="Job title" name="title" defaultValue="Nurse" />
          <FieldGroupItem
            label="Industry"
            name="industry"
            defaultValue="Sales"
            options={[{ value: 'Sales', label: 'Vente' }]}
          />
        </FieldGroup>
      </form>,
    );
    expect(screen.getByLabelText<HTMLSelectElement>('Industry').selectedOptions[0]?.textContent).toBe('Vente');
    const values = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect([...values]).toEqual([
      ['title', 'Nurse'],
      ['industry', 'Sales'],
    ]);
  });
});
