// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AVFoundation
import StoreKit
import TesseraTesting
import Testing
import UIKit

/// What apps meet on a device that reaches no store and has no voices.
@MainActor struct StoreTests {
  private final class Customer: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver, @unchecked Sendable {
    var lines: [String] = []

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      lines.append("products")
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) {
      lines.append("request \((error as? SKError)?.code == .unknown)")
    }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {}
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
      lines.append("restore \(error.localizedDescription)")
    }
  }

  @Test func theStoreIsNotReached() {
    let screen = TestScreen(.iPhone16)
    screen.show(UIViewController())
    let customer = Customer()
    let request = SKProductsRequest(productIdentifiers: ["coins"])
    request.delegate = customer
    request.start()
    #expect(customer.lines.isEmpty && !SKPaymentQueue.canMakePayments())
    SKPaymentQueue.default().add(customer)
    SKPaymentQueue.default().restoreCompletedTransactions()
    screen.advance(by: 0.1)
    SKPaymentQueue.default().remove(customer)
    SKPaymentQueue.default().restoreCompletedTransactions()
    let cancelled = SKProductsRequest(productIdentifiers: [])
    cancelled.delegate = customer
    cancelled.start()
    cancelled.cancel()
    screen.advance(by: 0.1)
    #expect(customer.lines == ["request true", "restore Cannot connect to the store"])
  }

  private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
    var lines: [String] = []

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      lines.append("start \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      lines.append("finish \(utterance.speechString)")
      if utterance.speechString == "one" { synthesizer.pauseSpeaking(at: .word) }
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
      lines.append("pause")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
      lines.append("continue")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      lines.append("cancel \(utterance.speechString)")
    }
  }

  @Test func speechIsOverAtOnceInItsOrder() {
    let screen = TestScreen(.iPhone16)
    screen.show(UIViewController())
    let listener = Listener()
    let synthesizer = AVSpeechSynthesizer()
    synthesizer.delegate = listener
    for words in ["one", "two", "three"] { synthesizer.speak(AVSpeechUtterance(string: words)) }
    #expect(synthesizer.isSpeaking && AVSpeechSynthesisVoice(language: "en-US") == nil)
    screen.advance(by: 0.2)
    #expect(listener.lines == ["start one", "finish one", "pause"] && synthesizer.isPaused)
    #expect(synthesizer.continueSpeaking())
    screen.advance(by: 0.2)
    #expect(listener.lines.dropFirst(3) == ["continue", "start two", "finish two", "start three", "finish three"])
    #expect(!synthesizer.isSpeaking && !synthesizer.stopSpeaking(at: .immediate))
    listener.lines = []
    synthesizer.speak(AVSpeechUtterance(string: "four"))
    synthesizer.stopSpeaking(at: .immediate)
    screen.advance(by: 0.2)
    #expect(listener.lines == ["cancel four"])
  }

  @Test func aPageOfTheStoreSaysThatItIsNotReached() throws {
    let screen = TestScreen(.iPhone16)
    let root = UIViewController()
    screen.show(root)
    let page = SKStoreProductViewController()
    var isLoaded: Bool?
    page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) { isDone, _ in isLoaded = isDone
    }
    root.present(page, animated: true)
    screen.advance(by: 2)
    #expect(isLoaded == false)
    #expect(words(in: page.view).contains("Cannot connect to the App Store."))
    let payment = SKMutablePayment(product: SKProduct())
    payment.quantity = 3
    #expect((payment as SKPayment).quantity == 3)
  }

  private func words(in view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap { words(in: $0) }
  }
}
