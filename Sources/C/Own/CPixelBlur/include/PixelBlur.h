/* SPDX-FileCopyrightText: 2026 The Tessera Authors
   SPDX-License-Identifier: MIT */

#ifndef TESSERA_PIXEL_BLUR_H
#define TESSERA_PIXEL_BLUR_H

#include <stddef.h>
#include <stdint.h>

/* Averages blocks of `factor` × `factor` pixels of four bytes; those at the right and lower edges may be smaller.

   `pixels` has `height` rows of `width` pixels, `stride` pixels apart; `factor` is at most 256. `target` gets four
   numbers from 0 to 255 for each block; `sums` is scratch memory for four numbers a block of a row. Both lie at
   multiples of 16 bytes. */
void tessera_blur_shrink(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, size_t factor, uint32_t *sums, float *target);

/* Blurs each row of pixels of four numbers, and writes it as a column. What lies beyond a row's ends has no weight.

   `kernel` has the weights from the middle outwards, `reach` of them besides the middle's. */
void tessera_blur_rows(
    const float *source, float *target, size_t width, size_t height, const float *kernel, size_t reach);

#endif
