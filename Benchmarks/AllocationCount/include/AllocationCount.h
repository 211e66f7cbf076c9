// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

#pragma once

/// How often memory was asked for since the process began; this library counts on the way to the C library.
unsigned long allocation_count(void);

/// How many bytes of the heap are in use now.
unsigned long allocated_bytes(void);
