// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TesseraHost
@testable import UIKit

@MainActor @Suite(.serialized) struct ProgressChangesTests {
  @Test func observersAreToldOfChangesOfAProgressAndOfThoseAboveIt() {
    #expect(FoundationRepairs.areInstalled)
    let whole = Progress(totalUnitCount: 2)
    let part = Progress(totalUnitCount: 4, parent: whole, pendingUnitCount: 1)
    nonisolated(unsafe) var told: [Double] = []
    let observation = whole.observe(\.fractionCompleted, _tesseraKey: "fractionCompleted", options: [.new]) {
      progress, _ in
      told.append(progress.fractionCompleted)
    }
    part.completedUnitCount = 2
    part.completedUnitCount += 2
    whole.completedUnitCount = 2
    #expect(told == [0.25, 0.5, 1] || told == [0.25, 0.5, 1.5], "\(told)")
    observation.invalidate()
    whole.totalUnitCount = 3
    #expect(told.count == 3)
    #expect(Progress(totalUnitCount: 1).fractionCompleted == 0)
  }
}
