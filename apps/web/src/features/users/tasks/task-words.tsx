import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  Ban,
  Check,
  KeyRound,
  MoonStar,
  Pencil,
  RotateCcw,
  Scale,
  ShieldOff,
  Trash2,
  UserCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Task } from './allowed-tasks.ts';

export const taskWords: Readonly<Record<Task, MessageDescriptor>> = {
  approve: msg`Approve`,
  activate: msg`Activate`,
  rest: msg`Deactivate`,
  block: msg`Block`,
  remove: msg`Delete`,
  restore: msg`Restore`,
  edit: msg`Edit`,
  generatePassword: msg`Generate a password`,
  resetSecondFactor: msg`Reset second factor`,
  acceptances: msg`Accepted documents`,
};

export const taskIcons: Readonly<Record<Task, ReactNode>> = {
  approve: <UserCheck aria-hidden />,
  activate: <Check aria-hidden />,
  rest: <MoonStar aria-hidden />,
  block: <Ban aria-hidden />,
  remove: <Trash2 aria-hidden />,
  restore: <RotateCcw aria-hidden />,
  edit: <Pencil aria-hidden />,
  generatePassword: <KeyRound aria-hidden />,
  resetSecondFactor: <ShieldOff aria-hidden />,
  acceptances: <Scale aria-hidden />,
};
