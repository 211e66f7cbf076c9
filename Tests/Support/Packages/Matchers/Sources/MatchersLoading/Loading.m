// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

#import "Loading.h"
@import Matchers;

@implementation XCTestObservationCenter (Loading)

+ (void)load {
    [[self sharedTestObservationCenter] addTestObserver:[TestTracker sharedTracker]];
}

@end
