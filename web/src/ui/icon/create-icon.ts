import { createElement, type ReactNode, type SVGProps } from 'react';

/** An element of an icon's drawing with its attributes. */
type Shape = readonly [element: string, attributes: Record<string, string>];

interface IconProps extends SVGProps<SVGSVGElement> {
  /** The length of its sides; defaults to 24 px. */
  size?: number | string;
}

export type IconComponent = (props: IconProps) => ReactNode;

/** Returns the component of an icon, which decorates text and is hidden from screen readers. */
export function createIcon(shapes: readonly Shape[]): IconComponent {
  return ({ size = 24, color = 'currentColor', ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...shapes.map(([element, attributes]) => createElement(element, attributes)),
    );
}
