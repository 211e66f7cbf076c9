// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CloudKit
import CoreML
import Foundation
import Intents
import Testing
import UIKit
import Vision

/// What needs iCloud, Siri or something that has learned.
@MainActor @Suite struct AbsentMindsTests {
  @Test func nobodyIsSignedInToICloud() async throws {
    #expect(try await CKContainer.default().accountStatus() == .noAccount)
    let record = CKRecord(recordType: "Tea")
    record["name"] = "Green"
    record["cups"] = 3
    #expect(record["name"] as? String == "Green" && (record["cups"] as Int?) == 3)
    #expect(record.changedKeys().sorted() == ["cups", "name"])
    await #expect { try await CKContainer.default().privateCloudDatabase.save(record) } throws: {
      ($0 as? CKError)?.code == .notAuthenticated
    }
    let code: CKError.Code? = await withCheckedContinuation { done in
      let operation = CKQueryOperation(query: CKQuery(recordType: "Tea", predicate: NSPredicate(value: true)))
      operation.queryCompletionBlock = { _, error in done.resume(returning: (error as? CKError)?.code) }
      CKContainer.default().publicCloudDatabase.add(operation)
    }
    #expect(code == .notAuthenticated)
  }

  @Test func nothingIsSeenInPictures() throws {
    let image = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      .cgImage)
    var calls = 0
    let faces = VNDetectFaceRectanglesRequest { request, error in
      calls += 1
      #expect(error == nil && request.results?.isEmpty == true)
    }
    let text = VNRecognizeTextRequest()
    #expect(text.results == nil)
    try VNImageRequestHandler(cgImage: image).perform([faces, text])
    #expect(calls == 1 && faces.results == [] && text.results == [])
    let cancelled = VNDetectBarcodesRequest()
    cancelled.cancel()
    #expect { try VNImageRequestHandler(cgImage: image).perform([cancelled]) } throws: {
      ($0 as? VNError)?.code == .requestCancelled
    }
    #expect { try VNImageRequestHandler(data: Data()).perform([faces]) } throws: {
      ($0 as? VNError)?.code == .invalidImage
    }
    #expect(
      VNImageRectForNormalizedRect(CGRect(x: 0.5, y: 0, width: 0.5, height: 1), 200, 100)
        == CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test func noModelIsRunButNumbersAreKept() async throws {
    await #expect(throws: MLModelError.self) {
      try await MLModel.load(contentsOf: URL(fileURLWithPath: "/none.mlmodelc"))
    }
    #expect { try MLModel(contentsOf: URL(fileURLWithPath: "/none.mlmodelc")) } throws: {
      ($0 as? MLModelError)?.code == .io
    }
    let array = try MLMultiArray(shape: [2, 3], dataType: .double)
    array[[1, 2]] = 7
    #expect(array[5] == 7 && array.strides == [3, 1] && array.count == 6)
    let values = try MLDictionaryFeatureProvider(dictionary: ["a": 1.5, "b": "x"])
    #expect(values.featureValue(for: "a")?.doubleValue == 1.5 && values.featureNames == ["a", "b"])
  }

  @Test func siriLearnsNothing() async throws {
    let interaction = INInteraction(intent: INIntent(), response: nil)
    await #expect(throws: INIntentError.self) { try await interaction.donate() }
    #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty)
    #expect(INPreferences.siriAuthorizationStatus() == .restricted)
    let activity = NSUserActivity(activityType: "brew")
    activity.suggestedInvocationPhrase = "Brew tea"
    #expect(INShortcut(userActivity: activity).userActivity?.suggestedInvocationPhrase == "Brew tea")
  }
}
