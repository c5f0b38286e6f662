// Redraws a component only when one of its properties has changed: the sky has hundreds of parts.
import { Component, type ComponentChild, type ComponentType } from 'preact';

export function memo<P extends object>(draw: (props: P) => ComponentChild): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const [before, after] = [this.props as Record<string, unknown>, next as Record<string, unknown>];
      return [...Object.keys(before), ...Object.keys(after)].some((key) => before[key] !== after[key]);
    }
    override render(): ComponentChild {
      return draw(this.props as P);
    }
  };
}
