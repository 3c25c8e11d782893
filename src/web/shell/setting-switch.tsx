import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Switch } from '../../toolkit/ui/index.ts';

interface SettingSwitchProps {
  readonly setting: Signal<'on' | 'off'>;
  readonly children: ComponentChildren;
}

/** A setting of this device that is on or off. */
export function SettingSwitch({ setting, children }: SettingSwitchProps) {
  const set = (on: boolean) => {
    setting.value = on ? 'on' : 'off';
  };
  return (
    <Switch on={setting.value === 'on'} onChange={set}>
      {children}
    </Switch>
  );
}
