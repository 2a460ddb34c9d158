import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';
import { reportError } from './report-error';

interface State {
  reference?: string;
  hasError: boolean;
}

interface Props {
  children: ReactNode;
  /** Replaces the error screen, for parts that the page can do without. */
  fallback?: ReactNode;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasError: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.setState({ reference: reportError(error, 'screen', componentStack) });
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <ErrorScreen
        reference={this.state.reference}
        onRetry={() => this.setState({ hasError: false, reference: undefined })}
      />
    );
  }
}
