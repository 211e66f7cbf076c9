/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef HOST_CLOCK_H
#define HOST_CLOCK_H

/* The wall clock and the random source of the whole process, in the host's hand.
 *
 * `Date()`, `UUID()` and `SystemRandomNumberGenerator` end in the C library's clock_gettime and in the
 * kernel's getrandom, wherever they are called. This library defines both, and their like; the dynamic linker prefers
 * them to those of the libraries behind it. While no host has taken
 * over they pass every call on, so a live app has real time and real randomness. */

/* From now on the wall clock stands at `seconds` since 1970 and moves only by `host_clock_set`; random bytes come from a
 * generator with a fixed seed. The clocks that count from the machine's start stand too, until a timeline moves them
 * (see HostTimeline.h). */
void host_clock_take_over(double seconds);

/* Moves the wall clock. */
void host_clock_set(double seconds);

/* The wall clock shows `seconds` since 1970 now and goes on from there by itself; everything else stays real. */
void host_clock_start(double seconds);

/* The caller's stack, the innermost frame first: return addresses, `most` at most. It goes by the tables of the unwinder, so
 * that functions without frame pointers don't hide their callers. */
int host_call_stack(void **frames, int most);

/* From now on every line that the process prints leaves it at once: the last words before a crash are worth most. */
void host_print_by_lines(void);

#endif
