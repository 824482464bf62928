'use client';

import { Component, type ReactNode } from 'react';
import { callSafely } from '../../base/index.ts';

/** Props of `SlotBoundary`. */
export interface SlotBoundaryProps {
  /** The ready-made piece. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Keeps what the host renders from breaking the inbox: where it throws, the ready-made piece is shown instead, and the error is
 * reported as an uncaught one.
 */
export class SlotBoundary extends Component<SlotBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(thrown: unknown): void {
    callSafely(() => {
      throw thrown;
    });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
