import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';
import { reportError } from './report-error';

interface State {
  reference?: string;
  failed: boolean;
}

/** Catches what fails while rendering, logs it, and shows the error screen until "Try Again". */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.setState({ reference: reportError(error, componentStack) });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorScreen
        reference={this.state.reference}
        onRetry={() => this.setState({ failed: false, reference: undefined })}
      />
    );
  }
}
