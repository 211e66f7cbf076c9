// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AVFoundation
import CoreLocation
import Foundation
import LocalAuthentication
import StoreKit
import Testing
import UIKit
import UserNotifications

/// The newer half of StoreKit, on a device that reaches no store; and errors told apart by their codes.
@MainActor struct SwiftStoreTests {
  @Test func productsCannotBeHad() async {
    do {
      let products = try await Product.products(for: ["coins", "lives"])
      Issue.record("\(products.count)")
    } catch StoreKitError.networkError(let error) {
      #expect(error.code == .notConnectedToInternet)
    } catch {
      Issue.record(error)
    }
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    #expect(!AppStore.canMakePayments)
  }

  @Test func nothingWasBought() async {
    var count = 0
    for await _ in Transaction.currentEntitlements { count += 1 }
    for await _ in Transaction.all { count += 1 }
    for await _ in Transaction.unfinished { count += 1 }
    let latest = await Transaction.latest(for: "coins")
    #expect(count == 0 && latest == nil)
    let listener = Task {
      for await _ in Transaction.updates {}
      return true
    }
    listener.cancel()
    #expect(await listener.value)
  }

  @Test func aResultThatIsNotSignedThrows() throws {
    let good = VerificationResult.verified(3)
    #expect(try good.payloadValue == 3)
    let bad = VerificationResult.unverified(4, .invalidSignature)
    #expect(bad.unsafePayloadValue == 4)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try bad.payloadValue }
  }

  @Test func errorsAreToldApartByTheirCodes() {
    func kind(_ error: (any Error)?) -> String {
      switch error {
      case LAError.userCancel?: "cancelled"
      case LAError.passcodeNotSet?: "no passcode"
      case SKError.paymentCancelled?: "not paid"
      case CLError.denied?: "no place"
      case AVError.fileFailedToParse?: "no file"
      default: "other"
      }
    }
    #expect(kind(LAError(.passcodeNotSet)) == "no passcode" && kind(LAError(.userCancel)) == "cancelled")
    #expect(kind(SKError(.paymentCancelled)) == "not paid" && kind(CLError(.denied)) == "no place")
    #expect(
      kind(AVError(.fileFailedToParse)) == "no file" && kind(nil) == "other" && kind(CLError(.network)) == "other")
    #expect(LAError.touchIDNotEnrolled == .biometryNotEnrolled && SKErrorDomain == "SKErrorDomain")
  }

  @Test func filmsAreNotRead() async throws {
    let film = AVURLAsset(url: URL(fileURLWithPath: "/film.mov"))
    await #expect(throws: AVError.self) { try await film.load(.duration) }
    await #expect(throws: AVError.self) { try await film.load(.duration, .tracks) }
    await #expect(throws: AVError.self) { try await film.loadTracks(withMediaType: .video) }
    let composition = AVMutableComposition()
    #expect(composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid) == nil)
    #expect(throws: AVError.self) {
      try composition.insertTimeRange(CMTimeRange(start: .zero, duration: .zero), of: film, at: .zero)
    }
  }
}
